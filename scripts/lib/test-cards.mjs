/** A trial without a card provider has the picker of test cards, unless the environment says otherwise. */
export const testCards = (env = process.env) => {
  if (!env.FAIRHAUL_CARD_AUTHORIZATION) env.FAIRHAUL_CARDS ||= 'test'
}
