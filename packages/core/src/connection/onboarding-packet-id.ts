import type { Id } from '../shared/ids.ts'

/** The monitor's number of a packet. */
export type OnboardingPacketId = Id<'onboarding-packet'>
