import { type Area, type AreaId, type Areas, done, type Outcome, type Refusal } from '@fairhaul/core'

/** So many are remembered; the oldest go first. */
const AREAS_MAX = 500

/**
 * Areas that are asked for by their number once: what the server has told of one, in whatever answer, is told again
 * without asking. Areas are the same for everybody.
 */
export const rememberingAreas = (areas: Areas): Areas => {
  const known = new Map<AreaId, Area>()
  const hear = (heard: readonly Area[]) => {
    for (const area of heard) {
      known.delete(area.id)
      known.set(area.id, area)
    }
    for (const id of [...known.keys()].slice(0, Math.max(0, known.size - AREAS_MAX))) known.delete(id)
  }
  const one = async (asked: Promise<Outcome<Area, Refusal>>) => {
    const answer = await asked
    if (answer.ok) hear([answer.value])
    return answer
  }
  return {
    ...areas,
    autocomplete: async (ask, signal) => {
      const answer = await areas.autocomplete(ask, signal)
      if (answer.ok) hear(answer.value)
      return answer
    },
    find: async (ask, signal) => {
      const area = known.get(ask.id)
      return area === undefined ? one(areas.find(ask, signal)) : done(area)
    },
    findByPlaceId: (ask, signal) => one(areas.findByPlaceId(ask, signal)),
  }
}
