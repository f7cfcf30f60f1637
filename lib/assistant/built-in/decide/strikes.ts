import { link, plain } from '../word/names';
import { pagesOf } from './quotes';
import { resultsOf, type ToolCall, type TurnRequest } from './turn-request';

const call: ToolCall = { tool: 'getDisruptions', input: {} };

interface Disruptions {
  readonly state: 'live' | 'partly' | 'away' | 'none';
  readonly notices: readonly { readonly isStrike: boolean; readonly header: string }[];
}

const isOnStrike = ({ turn }: TurnRequest) => turn.subjects.includes('strike');

/** Search for strikes that are reported now, if a message speaks of one. */
export const missingStrikes = (asked: TurnRequest): ToolCall[] =>
  isOnStrike(asked) && resultsOf(asked, call.tool).length === 0 ? [call] : [];

/** Reports strikes, or that we receive no such reports; empty for other subjects. */
export function strikeLine(asked: TurnRequest): string {
  const { t } = asked;
  const [found] = resultsOf(asked, call.tool);
  if (!isOnStrike(asked) || !found) return '';
  const { state, notices = [] } = found.output as unknown as Disruptions;
  const strikes = notices.filter(({ isStrike, header }) => isStrike && header !== '');
  const isLive = state === 'live' || state === 'partly';
  const said =
    strikes.length > 0
      ? strikes.map(({ header }) => plain(header)).join(' ')
      : t(isLive ? 'strike.none' : 'strike.unknown');
  return `${said} ${link(t('strike.page'), pagesOf(found.output).page)}.`;
}
