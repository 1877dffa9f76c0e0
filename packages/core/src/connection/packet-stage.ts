/** A packet's status as the monitor names it. The specification names two of them; others are kept as they came. */
export type PacketStatus = string

/** The status that puts a carrier on hold. Source: section 4, "On hold". */
export const PACKET_HELD = 'held'

/** The status that ends onboarding. Source: section 4, "In progress". */
export const PACKET_COMPLETE = 'complete'

/** How far a packet is. */
export type PacketStage = 'in-progress' | 'on-hold' | 'complete'

const STAGES: ReadonlyMap<PacketStatus, PacketStage> = new Map([
  [PACKET_HELD, 'on-hold'],
  [PACKET_COMPLETE, 'complete'],
])

/** How far a packet of this status is. Choice: every status but held and complete is in progress. */
export const packetStage = (status: PacketStatus): PacketStage => STAGES.get(status) ?? 'in-progress'

/** What each stage is called on a screen, so that no raw status shows. */
export const PACKET_STAGE_LABELS: Readonly<Record<PacketStage, string>> = {
  'in-progress': 'In progress',
  'on-hold': 'On hold',
  complete: 'Complete',
}
