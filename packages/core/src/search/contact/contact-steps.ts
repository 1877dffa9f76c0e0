import { isSamePhone, normalPhone } from '../../shared/normal-contact.ts'
import type { ContactAnswer } from './contact-answer.ts'
import type { ContactQuery } from './contact-query.ts'
import { type ContactRow, ownerOf } from './contact-rows.ts'
import { contactVerdicts } from './contact-verdict.ts'

/** A next step for a contact, with a sentence that gives the reason. */
export type ContactStep =
  /** It was reported, or belongs to a carrier that must not be used. */
  | { readonly kind: 'stop'; readonly text: string }
  /** Call a carrier on its number on record. `isThisOne`: that is the number that was looked up. */
  | {
      readonly kind: 'call-on-record'
      readonly carrier: ContactRow
      readonly phone: string
      readonly isThisOne: boolean
      readonly text: string
    }
  | { readonly kind: 'open-carrier'; readonly carrier: ContactRow; readonly text: string }
  | { readonly kind: 'look-up'; readonly email: string; readonly text: string }
  | { readonly kind: 'choose-carrier'; readonly text: string }
  | { readonly kind: 'find-carrier'; readonly text: string }

const callOf = (carrier: ContactRow, query: ContactQuery): readonly ContactStep[] => {
  const { phone } = carrier
  if (phone === null || normalPhone(phone) === null) return []
  const isThisOne = query.kind === 'phone' && isSamePhone(query.phone, phone)
  const text = isThisOne
    ? 'This is its FMCSA number. Hang up and call it back yourself: caller ID can be spoofed.'
    : 'Its FMCSA number. Call this one, not the one you were given.'
  return [{ kind: 'call-on-record', carrier, phone, isThisOne, text }]
}

const withCarriers = (answer: ContactAnswer, query: ContactQuery): readonly ContactStep[] => {
  const carrier = ownerOf(answer)
  return carrier === undefined
    ? [
        {
          kind: 'choose-carrier',
          text: 'Ask for the MC or DOT number of the load’s carrier, find it below, and call its FMCSA number.',
        },
      ]
    : [
        ...callOf(carrier, query),
        {
          kind: 'open-carrier',
          carrier,
          text: 'See whether you can use it, and who else is on record there.',
        },
      ]
}

const LOOK_UP = 'Find out who really uses this address, then call them at their FMCSA number.'
const FIND = 'Ask for the MC or DOT number, open that carrier, and call its FMCSA number.'

const REPORTED =
  'It was reported. Call the carrier’s FMCSA number and confirm the booking before you continue.'
const BLOCKED = 'Your company marked a carrier with this contact do not dispatch. Do not use it.'

/** The steps with precedence over all others. */
const stops = (answer: ContactAnswer): readonly ContactStep[] => {
  const kinds = new Set(contactVerdicts(answer).map(({ kind }) => kind))
  if (kinds.has('blocked')) return [{ kind: 'stop', text: BLOCKED }]
  return kinds.has('flagged-for-fraud') ? [{ kind: 'stop', text: REPORTED }] : []
}

/**
 * The next steps for a contact, the most useful first; there is always one.
 *
 * A contact that was reported, or belongs to a carrier that must not be used, stops the booking first. A single carrier
 * is called on its number in the federal register and opened; with several, the broker has to choose; with none,
 * similar addresses are looked up, and then the carrier itself.
 * Source: section 8, "Fraud search answer". Choice: never only the number that was looked up, because an impostor would
 * answer it.
 */
export const contactSteps = (answer: ContactAnswer, query: ContactQuery): readonly ContactStep[] => {
  if (answer.carriers.length > 0) return [...stops(answer), ...withCarriers(answer, query)]
  return [
    ...stops(answer),
    ...answer.lookalikes.map(({ email }) => ({ kind: 'look-up', email, text: LOOK_UP }) as const),
    { kind: 'find-carrier', text: FIND },
  ]
}
