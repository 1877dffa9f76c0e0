import type { Cards } from '../groups/cards.ts'
import type { Hosts } from './hosts.ts'

/**
 * What Braintree's hosted fields need, for the one of its two worlds that the tokenization key belongs to: the frames
 * that hold the fields, and the two addresses at which its client learns what the key may do. Its script is the portal's
 * own file, and cards are sent by the frames themselves.
 *
 * Choice: its client also reports its own use to www.paypal.com. Nothing waits for that, so it is not let through.
 */
export const cardHosts = ({ cards }: Cards): Hosts => {
  if (cards.kind !== 'provider') return {}
  const world = cards.authorization.startsWith('sandbox_') ? 'sandbox.' : ''
  return {
    frame: ['https://assets.braintreegateway.com'],
    connect: [`https://api.${world}braintreegateway.com`, `https://payments.${world}braintree-api.com`],
  }
}
