import type { CachedValue, WrittenSnapshot } from '@fairhaul/core'
import { token } from '../token.ts'

/** What is known of the carriers that the company watches. */
export const MyCarriersTokens = {
  /** How they stood when the user last marked it as seen. */
  CarrierSnapshot: token<CachedValue<WrittenSnapshot>>('KeptLook'),
}
