import type { Cards } from '../groups/cards.ts'
import type { Hosts } from './hosts.ts'

const ASSETS = 'https://assets.braintreegateway.com'

/** What Braintree names for a policy, for the one of its two worlds that the tokenization key belongs to. */
export const cardHosts = ({ cards }: Cards): Hosts => {
  if (cards.kind !== 'provider') return {}
  const world = cards.authorization.startsWith('sandbox_') ? 'sandbox.' : ''
  return {
    script: ['https://js.braintreegateway.com', ASSETS],
    frame: [ASSETS],
    img: [ASSETS],
    connect: [
      `https://api.${world}braintreegateway.com`,
      `https://client-analytics.${world}braintreegateway.com`,
      world === '' ? 'https://payments.braintree-api.com' : 'https://payments.sandbox.braintree-api.com',
    ],
  }
}
