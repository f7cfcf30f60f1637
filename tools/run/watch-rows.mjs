/*
 * Lines of `npm run watch -- status`, from the answer of `trip_watch_status`: a name and a text each.
 */

const time = (instant) => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

/** Known reasons for which a message was given up, the first that matches. */
const reasons = [
  [
    /^(?:EENVELOPE|EMESSAGE) 5/,
    'refused by the mail server: no such mailbox, or our mail is barred',
  ],
  [/^(?:EENVELOPE|EMESSAGE) 4/, 'the mail server put it off each time'],
  [/^EAUTH/, 'the mail server does not accept the login: check SMTP_URL'],
  [
    /^(?:ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ECONNREFUSED)/,
    'mail server not reached: check SMTP_URL',
  ],
  [/^push refused 40[13]/, 'refused by the push service: check the VAPID variables'],
  [/^push refused/, 'refused by the push service'],
  [/^push failed \d/, 'the push service failed each time'],
  [/^push failed/, 'push service not reached'],
  [/^push: no browser/, 'no browser of the person is subscribed any more'],
];

/** Returns a reason in words, with what the service answered. */
export function reasonInWords(reason) {
  const words = reasons.find(([pattern]) => pattern.test(reason))?.[1];
  return words ? `${words} (${reason})` : reason;
}

function channelRows(name, { waiting, oldestDue, sent, lastSent, dropped, dead }) {
  return [
    [`${name}: waiting`, `${waiting}${oldestDue ? `, oldest due ${time(oldestDue)}` : ''}`],
    [`${name}: sent`, `${sent}${lastSent ? `, last ${time(lastSent)}` : ''}`],
    [`${name}: not needed`, `${dropped}`],
    [`${name}: given up`, `${dead}`],
  ];
}

/** The same channel, kind, minute and reason is one line. */
function letterRows(letters) {
  const lines = letters.map(({ channel, at, kind, attempts, reason }) => {
    const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
    return `${time(at)}, ${channel} about “${kind}”, ${tries}: ${reasonInWords(reason)}`;
  });
  const counts = [...Map.groupBy(lines, (line) => line)];
  if (counts.length === 0) return [];
  return [
    ['given up last', 'not sent again; the page of the trip shows the change'],
    ...counts.map(([line, { length }]) => ['', length > 1 ? `${line}, ${length} times` : line]),
  ];
}

export function statusRows({ lastLook: look, channels, deadLetters, ...counts }) {
  return [
    [
      'last look',
      look
        ? `${time(look.at)}, ${look.trips} trips, ${look.found} new changes, ${look.ms} ms`
        : 'none yet',
    ],
    ...(look ? [['sent in it', `${look.sent}, ${look.failed} failed`]] : []),
    ...(look?.sources ?? []).map(({ name, heardAt, silentSince }) => [
      name,
      silentSince
        ? `SILENT since ${time(silentSince)}${heardAt ? '' : ', never heard'}`
        : `answers, values of ${heardAt ? time(heardAt) : 'never'}`,
    ]),
    ['trips ahead', `${counts.trips}`],
    ['changes that hold', `${counts.findings}`],
    ['trips followed', `${counts.follows}`],
    ...channelRows('mails', channels.mail),
    ...channelRows('pushes', channels.push),
    ...letterRows(deadLetters),
  ];
}
