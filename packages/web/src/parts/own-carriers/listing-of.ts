import {
  type CarrierQuery,
  done,
  type Outcome,
  type OwnCarriersAddress,
  readCarrierContainsText,
  type SearchTextRefusal,
} from '@fairhaul/core'

/** The search of a text. Empty: undefined, for all carriers. */
export const queryOf = (text: string): Outcome<CarrierQuery | undefined, SearchTextRefusal> =>
  text.trim() === '' ? done(undefined) : readCarrierContainsText(text)

/** What an address lists, without its page. */
export const narrowed = <Tab>(
  { tab, verdict, sort }: OwnCarriersAddress<Tab>,
  query: CarrierQuery | undefined,
) => ({
  tab,
  sort,
  ...(verdict !== null && { verdict }),
  ...(query && { query }),
})
