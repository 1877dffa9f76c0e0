import type { WorldRows } from './world.ts'

/** Joins sets of rows, keeping their order. */
export const joinRows = (sets: readonly WorldRows[]): WorldRows => {
  const joined: Record<string, object[]> = {}
  for (const set of sets)
    for (const [table, rows] of Object.entries(set)) {
      const all = (joined[table] ??= [])
      for (const row of rows) all.push(row)
    }
  return joined
}
