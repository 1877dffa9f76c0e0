/** All that this browser keeps about the person who is signed in. */
export interface PersonalStorage {
  /** Forgets it, in every storage. Preferences stay: they say nothing about a person. */
  clear(): void
}
