import { isIP } from 'node:net'
import { invalid } from '../../http/refused.ts'
import { isInsideAddress } from './inside-address.ts'

/**
 * The address of a webhook, as a URL writes it. A name is resolved only when something is sent.
 *
 * Refuses: 422 for what is no address, for http and addresses inside this network unless they are allowed, and for one with a
 * user, a password or a fragment.
 */
export function webhookUrl(text: string, field: string, allowsInside: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !(url.protocol === 'https:' || (allowsInside && url.protocol === 'http:')))
    throw invalid(field, 'Give an address such as https://tms.example/fairhaul.')
  if (url.username !== '' || url.password !== '')
    throw invalid(field, 'Leave the user and the password out of the address.')
  if (url.hash !== '') throw invalid(field, 'Leave out what follows the # in the address.')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (!allowsInside && isIP(host) !== 0 && isInsideAddress(host))
    throw invalid(field, 'This address is inside the network of the server. Give one on the internet.')
  return url.href
}
