import { Section } from '@/components/ui/section';
import { TableScroll } from '@/components/ui/table-scroll';
import { endsOf, type RouteContext, type RouteTexts } from './format';
import { type RowWords, type WeekWords, weekWords } from './week-words';

/** Rows shown before the others are folded. */
const shownRows = 8;

/** Sailings of a week in summer and one in winter, side by side where there is room. */
export function RouteWeeks(context: RouteContext) {
  const { t, facts, locale } = context;
  const name = t('way', endsOf(facts, locale));
  return (
    <Section id="week" title={t('weeks.title', endsOf(facts, locale))}>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        {[facts.summer, facts.winter].map((week) => (
          <Week key={week.season} t={t} week={weekWords(context, week, name)} />
        ))}
      </div>
    </Section>
  );
}

function Week({ t, week }: { t: RouteTexts; week: WeekWords }) {
  const [first, rest] = [week.rows.slice(0, shownRows), week.rows.slice(shownRows)];
  return (
    <div className="min-w-0">
      <h3>{week.title}</h3>
      <p className="mt-1 font-ui text-ink-2">{week.summary}</p>
      {first.length > 0 ? <WeekTable t={t} label={week.label} rows={first} /> : null}
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-11 items-center font-ui text-link">
            {t('weeks.more', { count: rest.length })}
          </summary>
          <WeekTable t={t} label={`${week.label} (2)`} rows={rest} />
        </details>
      ) : null}
    </div>
  );
}

interface WeekTableProps {
  t: RouteTexts;
  label: string;
  rows: readonly RowWords[];
}

function WeekTable({ t, label, rows }: WeekTableProps) {
  return (
    <TableScroll label={label}>
      <table className="route-week">
        <thead>
          <tr>
            <th scope="col">{t('weeks.leaves')}</th>
            <th scope="col">{t('weeks.boat')}</th>
            <th scope="col">{t('weeks.fare')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, leaves, arrives, notes, boats, days, fare }) => (
            <tr key={id}>
              <td>
                <b>
                  {leaves}–{arrives}
                </b>
                {notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </td>
              <td>
                {boats.map((boat) => (
                  <span key={boat}>{boat}</span>
                ))}
                <small>{days}</small>
              </td>
              <td>{fare}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
