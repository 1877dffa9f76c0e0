/** A packet's status as the monitor names it. The specification names two; any other is kept as it is. */
export type PacketStatus = string

/** The status that puts a carrier on hold. Source: section 4, "On hold". */
export const PACKET_HELD = 'held'

/** The status that completes onboarding. Source: section 4, "In progress". */
export const PACKET_COMPLETE = 'complete'

/** The name that monitors give a packet that waits for the broker. */
export const PACKET_SUBMITTED = 'submitted'

/** The progress of a packet. */
export type PacketStage = 'in-progress' | 'on-hold' | 'complete'

const STAGES: ReadonlyMap<PacketStatus, PacketStage> = new Map([
  [PACKET_HELD, 'on-hold'],
  [PACKET_COMPLETE, 'complete'],
])

/** The stage of a packet status. Choice: every status except on hold and complete is in progress. */
export const packetStage = (status: PacketStatus): PacketStage => STAGES.get(status) ?? 'in-progress'
