/** A cell that says something that cannot be read, and why, as a clause for people. */
export interface Unreadable {
  readonly unreadable: string
}

/** What a cell says: a value, nothing (null: not on record), or something that cannot be read. */
export type Cell<T> = T | null | Unreadable

export const unreadable = (reason: string): Unreadable => ({ unreadable: reason })

export const isUnreadable = (cell: unknown): cell is Unreadable =>
  typeof cell === 'object' && cell !== null && 'unreadable' in cell
