import { languagesAtEdge, writeTemplate } from './languages.mjs';

/* `npm run data -- edge`: writes the languages of the site into nginx.conf.template. */
writeTemplate(languagesAtEdge);
