import type { CardProvider } from './billing/card-provider.ts'

/** How one monitor is set up. */
export interface MonitorConfig {
  /** Signs codes and CSRF proofs, and nothing that leaves this monitor. At least 32 bytes. */
  readonly secret: Uint8Array
  /** Origins of the portal in front of this monitor: `https://portal.example`. The monitor's own is always allowed. */
  readonly publicOrigins: readonly string[]
  /** Addresses of proxies on other machines that are believed about who asks; those of this machine always are. */
  readonly trustedProxies?: readonly string[]
  /** Whether tests may ask for faults from outside. Never on where brokers work. */
  readonly faults: boolean
  /** Who takes cards. Undefined: nobody, and billing says so. */
  readonly cards?: CardProvider
  /** What the chat's provider knows too: by it, it can tell who is who. Undefined: no chat. */
  readonly chatSecret?: string
  /** Takes one line for each call. Undefined: no log. */
  readonly log?: (line: string) => void
}

/** Cookies travel by https alone as soon as brokers reach the portal that way. */
export const secureCookies = ({ publicOrigins }: MonitorConfig) =>
  publicOrigins.length > 0 && publicOrigins.every(origin => origin.startsWith('https:'))
