import { UnusableFlag } from './unusable-flag.ts'

/**
 * Where the monitor is, from `--monitor`.
 *
 * Refuses: whatever is no plain origin of http or https. The server hands `/monitor` on to it, wherever it is: a browser
 * asks the portal's own origin alone.
 * Choice: a monitor that browsers would ask on another origin is not supported. Its session is a `SameSite` cookie that
 * no script can read, and it refuses calls that another site made, which is what keeps other sites from acting for a
 * broker.
 */
export const monitorAddress = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new UnusableFlag(
      `--monitor ${text}: not an address. Give its origin, such as http://127.0.0.1:4180.`,
    )
  if (url.username !== '' || url.password !== '')
    throw new UnusableFlag('--monitor: the address must not hold a name or a password.')
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new UnusableFlag(
      `--monitor ${text}: give the origin alone, ${url.origin}. Calls keep their path, /monitor/..., below it.`,
    )
  return url
}
