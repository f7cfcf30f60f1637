import { languagesAtEdge, writeTemplate } from './languages.mjs';

/* `npm run data -- edge`: writes what nginx.conf.template says of the languages of the site. */
writeTemplate(languagesAtEdge);
