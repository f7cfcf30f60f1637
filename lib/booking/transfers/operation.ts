import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { readingOperation } from '@/lib/platform/operations/reading';
import { stopAnchor } from './address';
import { chooseWays } from './filter';
import { fareSchema, transferKinds } from './schema';
import { startByAnchor } from './ways';

const answer = z.object({
  label: z.string().meta({ description: 'Source of the values; show it with them.' }),
  starts: z.array(
    z.object({
      from: localizedAnswer,
      anchor: z.string().meta({ description: 'Anchor on the transfers page.' }),
      ways: z.array(
        z.object({
          to: localizedAnswer,
          rides: z.array(
            z.object({
              kind: z.enum(transferKinds),
              minutes: z.tuple([z.int(), z.int()]),
              price: fareSchema
                .nullable()
                .meta({ description: 'Null if no source gives a price.' }),
              runs: z.string().meta({ description: 'Operating times.' }),
              operator: z.string().nullable(),
              isEstimate: z.boolean(),
              checkedOn: z.iso.date(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Ways from ports and airports into town and to the beaches. */
export const findTransfers = readingOperation({
  name: 'findTransfers',
  summary: 'Transport from a port or airport to the town: bus, taxi, boat or on foot',
  description:
    'Call it for buses, taxis and rides from a port or airport. Transport from the ports and the airport of an island to its main town and other places, and between the airport, centre and ports of Athens (`attica`), with minutes, fares, operating times and the date of the last check. Our own estimates are marked.',
  input: z.object({
    island: z.enum([...islandSlugs, 'attica']),
    from: z
      .string()
      .max(60)
      .optional()
      .meta({ description: 'Only transport from this stop: `naxos-airport`.' }),
    kind: z.enum(transferKinds).optional(),
  }),
  answer,

  async answerOf({ island, from, kind }, locale) {
    const t = await getTranslations({ locale, namespace: 'operations.labels' });
    const stop = from ? startByAnchor(from) : undefined;
    const starts = chooseWays([island], { island, from: stop, kind });
    return {
      label: t('transfers'),
      starts: starts.map(({ stop: { ref, name }, ways }) => ({
        from: name,
        anchor: stopAnchor(ref),
        ways: ways.map(({ to, rides }) => ({
          to: to.name,
          rides: rides.map(({ transfer, operator }) => ({
            kind: transfer.kind,
            minutes: transfer.minutes,
            price: transfer.price,
            runs: transfer.pattern[locale],
            operator: operator?.name[locale] ?? null,
            isEstimate: transfer.isEstimate,
            checkedOn: transfer.checkedOn,
          })),
        })),
      })),
    };
  },
});
