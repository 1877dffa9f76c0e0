import { instantMs } from './instant-ms.ts'

/**
 * Which of two instants (ISO 8601) comes first where the latest does: negative for the one, positive for the other, 0 for
 * the same instant, however each is written.
 *
 * Refuses: what is no instant counts as the year 1970, so that it stands last.
 */
export const latestFirst = (one: string, other: string): number =>
  Number(instantMs(other)) - Number(instantMs(one))
