import { done, refused } from '@fairhaul/core'
import { group } from '../group.ts'
import { problem } from '../setting.ts'

/** How a card is entered: in the provider's own fields, by a picker of test cards, or not at all. */
export interface Cards {
  readonly cards:
    | { readonly kind: 'provider'; readonly authorization: string }
    | { readonly kind: 'test' }
    | { readonly kind: 'none' }
}

const authorization = {
  name: 'FAIRHAUL_CARD_AUTHORIZATION',
  meaning: "the card provider's tokenization key (Braintree), with which its fields are shown",
  usual: 'no provider',
  form: 'a tokenization key: sandbox_ or production_, and then letters, digits and underscores',
  read: (text: string) => (/^(?:sandbox|production)_\w{1,200}$/.test(text) ? text : undefined),
}

const kind = {
  name: 'FAIRHAUL_CARDS',
  meaning:
    '`test`: a picker of test cards, marked as one, as under `npm start`. `none`: billing says that cards cannot be added',
  usual: '`none`, unless there is a provider',
  form: 'test or none',
  read: (text: string) => (text === 'test' || text === 'none' ? text : undefined),
}

/** Refuses: a provider and another card entry at once. */
export const cards = group({ authorization, kind }, values => {
  if (values.authorization === null) return done<Cards>({ cards: { kind: values.kind ?? 'none' } })
  return values.kind === null
    ? done<Cards>({ cards: { kind: 'provider', authorization: values.authorization } })
    : refused([problem(kind, `must be left out, as ${authorization.name} names a provider.`)])
})
