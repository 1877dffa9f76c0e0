import { contactToUse } from '../../carrier/contact/contact-to-use.ts'
import type { ContactWindow } from '../../account/contact-window.ts'
import { isSamePhone } from '../../shared/normal-contact.ts'
import { rowsAtDomain } from './at-domain.ts'
import type { ContactAnswer } from './contact-answer.ts'
import type { ContactQuery } from './contact-query.ts'
import { type ContactRow, ownerOf } from './contact-rows.ts'
import { type AnsweredContact, contactVerdicts } from './contact-verdict.ts'

/** A next step for a contact, with a sentence that gives the reason. */
export type ContactStep =
  /** It was reported, or belongs to a carrier that must not be used. */
  | { readonly kind: 'stop'; readonly text: string }
  /** Call a carrier on the number that is safe. `isThisOne`: that is the number that was looked up. */
  | {
      readonly kind: 'call-on-record'
      readonly carrier: ContactRow
      readonly phone: string
      readonly isThisOne: boolean
      readonly text: string
    }
  /** No number of the carrier is safe; the text says what to ask for. */
  | { readonly kind: 'no-number'; readonly carrier: ContactRow; readonly text: string }
  | { readonly kind: 'open-carrier'; readonly carrier: ContactRow; readonly text: string }
  | { readonly kind: 'look-up'; readonly email: string; readonly text: string }
  | { readonly kind: 'choose-carrier'; readonly text: string }
  | { readonly kind: 'find-carrier'; readonly text: string }

interface Looked extends AnsweredContact {
  readonly window: ContactWindow
}

/**
 * Whom to call at a carrier about a contact: its number that is safe. A number that was reported is never it.
 *
 * Empty: "no-number" where none is safe. Source: section 3, "Identity check".
 */
export const callStep = (carrier: ContactRow, { answer, query, window }: Looked): ContactStep => {
  const typed = query.kind === 'phone' ? query.phone : null
  const { value, text } = contactToUse(
    'phone',
    carrier,
    window,
    (answer.fraudReportsCount ?? 0) > 0 ? typed : null,
  )
  if (value === null) return { kind: 'no-number', carrier, text }
  const isThisOne = typed !== null && isSamePhone(typed, value)
  const advice = isThisOne ? `${text} Hang up and call it back yourself: caller ID can be spoofed.` : text
  return { kind: 'call-on-record', carrier, phone: value, isThisOne, text: advice }
}

const withCarriers = (looked: Looked, carrier: ContactRow | undefined): readonly ContactStep[] =>
  carrier === undefined
    ? [
        {
          kind: 'choose-carrier',
          text: 'Ask for the MC or DOT number of the load’s carrier, open it below, and call the number that it says is safe.',
        },
      ]
    : [
        callStep(carrier, looked),
        {
          kind: 'open-carrier',
          carrier,
          text: 'See whether you can use it, and who else is on record there.',
        },
      ]

const LOOK_UP = 'Find out who really uses this address, then call them on a number that is safe.'
const FIND = 'Ask for the MC or DOT number, open that carrier, and call the number that it says is safe.'

const REPORTED =
  'It was reported. Call the carrier on a number that is safe and confirm the booking before you continue.'
const BLOCKED = 'Your company marked a carrier with this contact do not dispatch. Do not use it.'

/** The steps with precedence over all others. */
const stops = ({ answer, query, window }: Looked): readonly ContactStep[] => {
  const kinds = new Set(contactVerdicts(answer, query, window).map(({ kind }) => kind))
  if (kinds.has('do-not-dispatch')) return [{ kind: 'stop', text: BLOCKED }]
  return kinds.has('reported') ? [{ kind: 'stop', text: REPORTED }] : []
}

/**
 * The next steps for a contact, the most useful first; there is always one.
 *
 * A contact that was reported, or belongs to a carrier that must not be used, stops the booking first. A single carrier
 * is called on the number that is safe, if there is one, and opened, as is the only one at the domain of an address that is on no
 * record and looks like none; with several, the broker has to choose; with none, similar addresses are looked up, and then the carrier itself.
 * Source: section 8, "Fraud search answer"; section 3, "Identity check". Choice: never only the number that was looked up,
 * because an impostor would answer it.
 */
export const contactSteps = (
  answer: ContactAnswer,
  query: ContactQuery,
  window: ContactWindow,
): readonly ContactStep[] => {
  const looked = { answer, query, window }
  if (answer.carriers.length > 0) return [...stops(looked), ...withCarriers(looked, ownerOf(answer))]
  const atDomain = answer.lookalikes.length > 0 ? [] : rowsAtDomain(answer, query, window)
  if (atDomain.length > 0)
    return [...stops(looked), ...withCarriers(looked, atDomain.length === 1 ? atDomain[0] : undefined)]
  return [
    ...stops(looked),
    ...answer.lookalikes.map(({ email }) => ({ kind: 'look-up', email, text: LOOK_UP }) as const),
    { kind: 'find-carrier', text: FIND },
  ]
}
