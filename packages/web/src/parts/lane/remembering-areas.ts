import { type Area, type AreaId, type Areas, done, type Outcome, type Refusal } from '@fairhaul/core'

/** So many are remembered; the oldest go first. */
const AREAS_MAX = 500

/**
 * Areas that are asked for by their number once: what the server has told of one, in whatever answer, is told again
 * without asking. Areas are the same for everybody.
 */
export const rememberingAreas = (areas: Areas): Areas => {
  const known = new Map<AreaId, Area>()
  const remember = (areas: readonly Area[]) => {
    for (const area of areas) {
      known.delete(area.id)
      known.set(area.id, area)
    }
    for (const id of [...known.keys()].slice(0, Math.max(0, known.size - AREAS_MAX))) known.delete(id)
  }
  const one = async (requested: Promise<Outcome<Area, Refusal>>) => {
    const answer = await requested
    if (answer.ok) remember([answer.value])
    return answer
  }
  return {
    ...areas,
    autocomplete: async (params, signal) => {
      const answer = await areas.autocomplete(params, signal)
      if (answer.ok) remember(answer.value)
      return answer
    },
    find: async (params, signal) => {
      const area = known.get(params.id)
      return area === undefined ? one(areas.find(params, signal)) : done(area)
    },
    findByPlaceId: (params, signal) => one(areas.findByPlaceId(params, signal)),
  }
}
