/** Turns on the picker of test cards where there is no card provider, unless the environment sets it. */
export const testCards = (env = process.env) => {
  if (!env.FAIRHAUL_CARD_AUTHORIZATION) env.FAIRHAUL_CARDS ||= 'test'
}
