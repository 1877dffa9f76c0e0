import type { OnboardingPacket, OnboardingPacketId } from '../../connection/onboarding-packet.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { ConnectionId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * What carriers fill in and sign. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections; `not-found` for what is another company's.
 */
export interface OnboardingPackets {
  /** Those of one connection, 50 a page, newest first, id as the last key. */
  list(
    params: { readonly connectionId: ConnectionId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<OnboardingPacket>, Refusal>>
  /** One packet, as it is listed. */
  find(
    params: { readonly id: OnboardingPacketId },
    signal?: CancelSignal,
  ): Promise<Outcome<OnboardingPacket, Refusal>>
}
