import type { CardProvider } from './card-provider.ts'

/** The configuration of one monitor. */
export interface MonitorConfig {
  /** Signs codes and CSRF proofs, which only this monitor checks. At least 32 bytes. */
  readonly secret: Uint8Array
  /** Origins of the portal in front of this monitor: `https://portal.example`. The monitor's own is always allowed. */
  readonly publicOrigins: readonly string[]
  /** Addresses of proxies on other machines whose forwarded client address is trusted; local proxies always are. */
  readonly trustedProxies?: readonly string[]
  /** Whether tests may set faults over HTTP. Never true in production. */
  readonly faults: boolean
  /** The card provider. Undefined: billing refuses cards and says so. */
  readonly cards?: CardProvider
  /** Shared with the chat provider, which verifies users by it. Undefined: no chat. */
  readonly chatSecret?: string
  /** Whether carriers cannot be blocked by what they share with another. */
  readonly disablesDnuAssociations?: boolean
  /** Whether webhooks may go to addresses inside this network, and by http. */
  readonly allowsInsideWebhooks?: boolean
  /** What the operator shows for metrics and the mailbox. Undefined: the demo, which asks for none. */
  readonly operatorSecret?: string
  /** Receives one line for each call. Undefined: no log. */
  readonly log?: (line: string) => void
}

/** Cookies are sent over https only where the portal is reached by https. */
export const secureCookies = ({ publicOrigins }: MonitorConfig) =>
  publicOrigins.length > 0 && publicOrigins.every(origin => origin.startsWith('https:'))
