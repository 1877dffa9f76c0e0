import { type Area, type AreaId, type Areas, done, type Outcome, type Refusal } from '@fairhaul/core'

/** The maximum number of cached areas; the oldest are removed first. */
const AREAS_MAX = 500

/**
 * Caches areas by their number, from every response, so that each is requested once. Areas are the same for every
 * user.
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
