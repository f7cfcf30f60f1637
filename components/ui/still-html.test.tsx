import { lazy } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { still } from './still';
import { htmlOf, markupOf } from './still-html';

const drawn = (
  <>
    <p className="lead" title={'"<b>" & ></p>'}>
      {'</p><script>alert(1)</script> & more'}
    </p>
    <form id="plan" data-scroll="keep" noValidate action="/el/plan?a=1&b=2">
      <input type="hidden" name="islands" value={'naxos:2-3"><i>'} />
    </form>
    <label
      htmlFor="x"
      hidden
      aria-hidden={false}
      data-open={true}
      style={{ '--x': 3, marginTop: '2px' } as object}
    >
      <br />
    </label>
    <svg viewBox="0 0 2 2" aria-hidden="true" strokeWidth={2}>
      <mask id="m" maskUnits="userSpaceOnUse" x={0} y={-1}>
        <path d="M0 0l1 1" strokeDasharray={3} strokeDashoffset={1} />
      </mask>
      <use href="#m" />
    </svg>
    {/* biome-ignore lint/performance/noImgElement: what a chart is drawn with. */}
    <img
      src="/charts/naxos.svg#svgView(viewBox(0,0,1,1))"
      alt=""
      loading="lazy"
      fetchPriority="high"
    />
    <td colSpan={2}>
      <time dateTime="2027-07-16">{16}</time>
    </td>
  </>
);

const Days = ({ days }: { days: readonly string[] }) => (
  <ul>
    {days.map((day) => (
      <li key={day} data-far={undefined} data-none={true}>
        {day}
        {days.length > 3 ? <b>many</b> : null}
      </li>
    ))}
  </ul>
);

/** React closes what has no end. */
const open = (html: string) => html.replaceAll('/>', '>');

it('writes what React writes', async () => {
  const html = htmlOf(await still(drawn));
  expect(html).toBe(open(renderToStaticMarkup(drawn)));
  expect(html).not.toContain('<script');
  expect(html).toContain(
    '<input type="hidden" name="islands" value="naxos:2-3&quot;&gt;&lt;i&gt;">',
  );
});

it('writes at once what does not wait, components of it too', () => {
  const whole = (
    <>
      {drawn}
      <Days days={['Mo & Tu', '<We>']} />
    </>
  );
  expect(markupOf(whole)).toBe(open(renderToStaticMarkup(whole)));
});

it('refuses to write what only React can draw', () => {
  const Later = lazy(async () => ({ default: () => null }));
  expect(() => markupOf(<Later />)).toThrow('React');
});

it('refuses what listens, and a length without its unit', async () => {
  const listens = await still(<button type="button" onClick={() => undefined} />);
  expect(() => htmlOf(listens)).toThrow('onClick');
  expect(() => htmlOf([['p', { style: { marginTop: 2 } as never }]])).toThrow('unit');
});
