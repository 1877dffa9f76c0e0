/** Where the columns that a person has chosen are kept. It goes with a sign-out, and before somebody else is here. */
export interface ColumnStorage {
  /** Whatever is kept; core decides whether it is a choice. Empty: undefined. */
  read(): unknown
  store(value: unknown): void
}
