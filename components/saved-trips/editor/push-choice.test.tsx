import { renderToStaticMarkup } from 'react-dom/server';
import el from '@/messages/el/tripWatch.json';
import en from '@/messages/en/tripWatch.json';
import { PushChoice } from './push-choice';

const shown = (texts: typeof en.push, isOn: boolean, vapidKey: string | undefined) =>
  renderToStaticMarkup(
    <PushChoice
      tripId="a-trip"
      owner="a-person"
      keepAddress="/api"
      locale="en"
      send={async () => null}
      {...{ texts, isOn, vapidKey }}
    />,
  );

describe.each([
  ['English', en.push],
  ['Greek', el.push],
] as const)('in %s', (_, texts) => {
  it('switches push messages on and off', () => {
    const off = shown(texts, false, 'a-key');
    for (const text of [texts.off, texts.switchOn, texts.all, texts.scripts])
      expect(off).toContain(text);
    expect(off).toContain('name="on" value="true"');
    const on = shown(texts, true, 'a-key');
    for (const text of [texts.on, texts.switchOff]) expect(on).toContain(text);
    expect(on).toContain('name="on" value="false"');
  });

  it('says that a site without keys sends none, and offers nothing', () => {
    const away = shown(texts, true, undefined);
    expect(away).toContain(texts.away);
    expect(away).not.toContain('<button');
  });
});
