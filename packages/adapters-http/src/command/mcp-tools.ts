import {
  contactVerdicts,
  contactWindow,
  findingValueText,
  historyText,
  mayUse,
  readTypedContact,
  rulesWorstFirst,
} from '@fairhaul/core'
import { httpCarrierHistory } from '../calls/carrier-history.ts'
import { httpContactSearch } from '../calls/contact-search.ts'
import { httpDecisionRecords } from '../calls/decision-records.ts'
import { httpSession } from '../calls/session.ts'
import type { Fairhaul } from '../client/fairhaul.ts'
import { carrierData, firstOf, lineData, today, verdictData } from './mcp-data.ts'
import { carrierIn, type Params, textIn, TEXTS_MAX, textsIn } from './mcp-params.ts'

/** What a tool may be given, by JSON Schema. */
type Schema = Readonly<Record<string, object>>

/** One tool of the server. It only reads, with the rights of the key. */
export interface McpTool {
  readonly name: string
  readonly description: string
  readonly properties: Schema
  readonly required: readonly string[]
  /** Facts as data. Refuses: throws a sentence for params that it cannot read. */
  readonly run: (fairhaul: Fairhaul, params: Params, signal: AbortSignal) => Promise<object>
}

const CARRIER_ID = {
  carrier_id: { type: 'integer', description: 'The id that find_carriers or may_i_use gives.' },
} as const

const NOT_TO_CHOOSE =
  'Several carriers use this contact. It does not tell which one is calling: ask for the DOT number, and check that carrier.'

/** The tools, each a reading of what the key may read. */
export const MCP_TOOLS: readonly McpTool[] = [
  {
    name: 'find_carriers',
    description: 'Carriers whose name starts with a text, or that have its MC, DOT or other number.',
    properties: { text: { type: 'string', description: 'A name or a number.' } },
    required: ['text'],
    run: (fairhaul, params, signal) =>
      firstOf(fairhaul.carriers.search(textIn(params, 'text'), { signal }), carrier => ({
        ...carrierData(carrier),
        ...verdictData(carrier),
      })),
  },
  {
    name: 'may_i_use',
    description:
      'Whether each carrier of a list may be used, why, and the day of the facts. Only is_usable true is a yes. A carrier that is not certainly the one of its text is not usable.',
    properties: {
      carriers: {
        type: 'array',
        items: { type: 'string' },
        maxItems: TEXTS_MAX,
        description: 'Numbers (USDOT 3200001, MC-410002) or whole names.',
      },
    },
    required: ['carriers'],
    run: async (fairhaul, params, signal) => ({
      day: today(),
      lines: (await fairhaul.vet(textsIn(params, 'carriers'), { signal })).map(lineData),
    }),
  },
  {
    name: 'why',
    description:
      'Every rule behind the verdict of a carrier, the worst first, with what was found, its source and its day.',
    properties: CARRIER_ID,
    required: ['carrier_id'],
    run: async (fairhaul, params, signal) => {
      const carrier = await fairhaul.carriers.detail(carrierIn(params), { signal })
      const { assessed } = mayUse(carrier, today())
      return {
        day: today(),
        carrier: carrierData(carrier),
        ...verdictData(carrier),
        rules: rulesWorstFirst(assessed?.rules ?? []).map(({ name, category, label, finding, override }) => ({
          ...{
            rule: name,
            category,
            label,
            found: findingValueText(finding.value),
            source: finding.source,
            as_of: finding.asOf,
          },
          override_until: override?.expiresOn ?? null,
        })),
        hidden_rules: assessed?.hidden?.count ?? 0,
      }
    },
  },
  {
    name: 'who_is_calling',
    description:
      'The carriers that have a phone number or an e-mail address on record, and what speaks against the contact. It never chooses between several carriers; do not choose either.',
    properties: { contact: { type: 'string', description: 'A phone number or an e-mail address.' } },
    required: ['contact'],
    run: async (fairhaul, params, signal) => {
      const query = readTypedContact(textIn(params, 'contact'), null)
      if (!query.ok) throw new RangeError(query.refusal.message)
      const { byEmail, byPhone } = httpContactSearch(fairhaul.http)
      const sent = query.value.kind === 'email' ? byEmail(query.value, signal) : byPhone(query.value, signal)
      const answer = await fairhaul.value(sent)
      const { company } = await fairhaul.value(httpSession(fairhaul.http).current(signal))
      const window = contactWindow(company, today())
      const several = new Set(answer.carriers.map(({ id }) => id)).size > 1
      return {
        day: today(),
        carrier: several ? null : (answer.carriers.map(carrierData)[0] ?? null),
        several_carriers: several ? NOT_TO_CHOOSE : null,
        findings: contactVerdicts(answer, query.value, window).map(({ kind, title, explanation }) => ({
          ...{ kind, title, explanation },
        })),
        carriers: answer.carriers.map(carrier => ({
          ...carrierData(carrier),
          ...verdictData(carrier),
          relation: carrier.relation,
          former_until: carrier.formerUntil ?? null,
        })),
        reports: answer.fraudReports.map(({ category, message, filedOn }) => ({
          category,
          message,
          filed_on: filedOn,
        })),
        lookalikes: answer.lookalikes.map(({ email, carrierId, legalName }) => ({
          ...{ email, carrier_id: carrierId, legal_name: legalName },
        })),
      }
    },
  },
  {
    name: 'what_changed',
    description:
      'What changed: about one carrier, newest first; without carrier_id about all carriers that the company monitors, the worst first.',
    properties: {
      ...CARRIER_ID,
      since: { type: 'string', description: 'An instant (2026-11-20T00:00:00Z), without carrier_id only.' },
    },
    required: [],
    run: (fairhaul, params, signal) => {
      if (params['carrier_id'] !== undefined) {
        const carrierId = carrierIn(params)
        const { list } = httpCarrierHistory(fairhaul.http)
        return firstOf(
          fairhaul.parts(from => list({ carrierId, ...from }, signal)),
          change => ({
            what: historyText(change),
            kind: change.kind,
            on: change.on,
            source: change.source,
            by: change.by,
          }),
        )
      }
      const since = params['since'] === undefined ? {} : { noticedAfter: textIn(params, 'since') }
      return firstOf(fairhaul.changes({ ...since, signal }), change => ({
        ...{
          kind: change.kind,
          subject: change.subject,
          tone: change.tone,
          was: change.was,
          now: change.now,
        },
        ...{ on: change.on, noticed_at: change.noticedAt, carrier: carrierData(change.carrier) },
      }))
    },
  },
  {
    name: 'decision_records',
    description:
      'What the company kept of a carrier when it decided: when, by whom, the verdict then, and the note.',
    properties: CARRIER_ID,
    required: ['carrier_id'],
    run: (fairhaul, params, signal) => {
      const carrierId = carrierIn(params)
      const { list } = httpDecisionRecords(fairhaul.http)
      return firstOf(
        fairhaul.pages(page => list({ carrierId, page }, signal)),
        ({ id, madeAt, authorName, verdict, message, digest }) => ({
          ...{ id, made_at: madeAt, author: authorName, verdict, note: message, digest },
        }),
      )
    },
  },
]
