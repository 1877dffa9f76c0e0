import { brandOfHost } from '../http/brand-of-call.ts'
import type { MonitorConfig } from '../config.ts'

/**
 * The address of one of the portal's pages, for a mail: `portalLink(config, 'sign-up')`.
 *
 * Only configured origins are taken, never the host that a call named: whoever asks could then send others anywhere.
 * Empty: without a configured origin the path alone; without one of the brand, the first.
 */
export const portalLink = (
  { publicOrigins }: Pick<MonitorConfig, 'publicOrigins'>,
  path: string,
  brand: 'main' | 'watchdog' = 'main',
): string => {
  const ofBrand = publicOrigins.find(origin => brandOfHost(new URL(origin).hostname) === brand)
  return `${ofBrand ?? publicOrigins[0] ?? ''}/broker/${path}`
}
