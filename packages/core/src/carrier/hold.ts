import { toDate } from 'date-fns'
import { calendarDateOf, formatCalendarDate } from '../shared/calendar-date.ts'
import { type PacketStatus, packetStage } from './packet-stage.ts'

/** Who did something to a connection, when and why. */
export interface ConnectionAct {
  /** An instant. Null: not on record. */
  readonly at: string | null
  /** The person's name. Null: not on record. */
  readonly by: string | null
  /** Why. Null: nothing was written. */
  readonly notes: string | null
}

/** Who put a carrier on hold, when and why. Choice: section 4 names the status only, and a broker asks for the rest. */
export interface Hold extends ConnectionAct {
  /** The status of the packet that a release gives back. */
  readonly statusBefore: PacketStatus
  readonly at: string
}

/** What says whether a carrier is on hold. */
export interface Holdable {
  /** The newest packet. Null: none was sent. Missing: the monitor does not say. */
  readonly latestPacket?: { readonly status: PacketStatus } | null | undefined
  /** Null: it is not on hold, or not by anyone here. Missing: the monitor has no calls for it. */
  readonly hold?: Hold | null | undefined
}

/** Whether the newest packet is on hold. Empty: without a packet, no. Source: section 4, "On hold". */
export const isOnHold = ({ latestPacket }: Pick<Holdable, 'latestPacket'>): boolean =>
  latestPacket != null && packetStage(latestPacket.status) === 'on-hold'

/** Whether a connection can be put on hold or released: by this monitor, and only with a packet. */
export const canBeHeld = ({ latestPacket, hold }: Holdable): boolean =>
  hold !== undefined && latestPacket != null

/**
 * Since when something is so, by whom and why: "Since Mar 4, 2027, Dana Reyes: Renewing their insurance."
 *
 * Empty: undefined if none of it is on record.
 */
export const actText = ({ at, by, notes }: ConnectionAct): string | undefined => {
  const since = at === null ? [] : [`Since ${formatCalendarDate(calendarDateOf(toDate(at)))}`]
  const who = [...since, ...(by === null ? [] : [by])].join(', ')
  const why = notes?.trim().replaceAll(/\s+/g, ' ') ?? ''
  return [who, why].filter(part => part !== '').join(': ') || undefined
}

/** The same of a hold. Empty: undefined if that is not on record. */
export const holdText = ({ hold }: Pick<Holdable, 'hold'>): string | undefined =>
  hold == null ? undefined : actText(hold)
