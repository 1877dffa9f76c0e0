/** The part of braintree-web 3.144 that is used here; the package contains no types. */
declare module 'braintree-web/client' {
  /** The connection to the gateway. It is only passed on. */
  export interface Client {
    getVersion(): string
    teardown(): Promise<void>
  }
  export function create(options: { readonly authorization: string }): Promise<Client>
}

declare module 'braintree-web/hosted-fields' {
  import type { Client } from 'braintree-web/client'

  interface FieldOptions {
    readonly container: HTMLElement
    readonly iframeTitle: string
    readonly internalLabel: string
    readonly placeholder?: string
  }
  interface Payload {
    readonly nonce: string
    readonly details?: { readonly cardType?: string; readonly lastFour?: string }
  }
  export interface HostedFields {
    on(event: 'timeout', handle: () => void): void
    on(event: 'inputSubmitRequest', handle: () => void): void
    tokenize(): Promise<Payload>
    focus(field: string): void
    teardown(): Promise<void>
  }
  export function create(options: {
    readonly client: Client
    readonly fields: Readonly<Record<string, FieldOptions>>
    readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly preventAutofill: boolean
  }): Promise<HostedFields>
}
