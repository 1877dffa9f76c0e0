import { type Kysely, type Migration, sql } from 'kysely'
import { centerOf, located, nearestMarket } from '../nearest-market.ts'
import type { Point } from '../../kernel/miles-between.ts'
import { placeKey } from '../place-key.ts'

interface Area {
  readonly id: number
  readonly is_type: string
  readonly code: string
  readonly name: string
  readonly name_key: string
  readonly country: string
  readonly kma_area_id: number | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Places of the list that areas were made from which lay nowhere near where they are: a sign was missing, or none is known. */
const isMisplaced = ({ code, latitude, longitude }: Area): boolean =>
  (['10200', '96898'].includes(code) && (longitude ?? 0) > 0) || (code === 'H0H' && latitude === 90)

const isLeaf = ({ is_type }: Area): boolean => is_type === 'five_zip' || is_type === 'three_zip'

/** The markets, those of the United States in the middle of the ZIPs of their city. */
const marketsOf = (areas: readonly Area[]) => {
  const cities = new Map<string, Point[]>()
  for (const zip of located(areas.filter(({ is_type }) => is_type === 'five_zip'))) {
    const market = `${zip.name.slice(0, -' 75201'.length)} market`
    cities.set(market, [...(cities.get(market) ?? []), zip])
  }
  return located(areas.filter(({ is_type }) => is_type === 'kma')).map(market => {
    const zips = cities.get(market.name)
    return zips === undefined || market.country !== 'US' ? market : { ...market, ...centerOf(zips) }
  })
}

const isSame = (one: Area, other: Area): boolean =>
  one.name_key === other.name_key &&
  one.kma_area_id === other.kma_area_id &&
  one.latitude === other.latitude &&
  one.longitude === other.longitude

async function write(db: Kysely<unknown>, areas: readonly Area[]) {
  const rows = JSON.stringify(areas)
  await sql`
    update areas set name_key = n.name_key, kma_area_id = n.kma_area_id, latitude = n.latitude, longitude = n.longitude
    from jsonb_to_recordset(${rows}::jsonb) as n (id integer, name_key text, kma_area_id integer,
      latitude double precision, longitude double precision)
    where n.id = areas.id`.execute(db)
  await sql`
    update areas as market set zip_count = (select count(*) from areas where kma_area_id = market.id
      and (is_type = 'five_zip' or is_type = 'three_zip' and country = 'CA'))
    where is_type = 'kma'`.execute(db)
}

/** A place is found by its short forms too, and none has the market of another. */
export const namesOfPlaces: Migration = {
  async up(db) {
    const { rows } = await sql<Area>`
      select id, is_type, code, name, name_key, country, kma_area_id, latitude, longitude from areas`.execute(
      db,
    )
    const placed = rows.map(area => (isMisplaced(area) ? { ...area, latitude: null, longitude: null } : area))
    const markets = marketsOf(placed)
    const known = new Map(markets.map(market => [market.id, market]))
    const changed = placed
      .map(area => {
        const name_key = placeKey(area.name)
        const market = known.get(area.id)
        if (market !== undefined) return { ...market, name_key }
        const kma_area_id =
          isLeaf(area) && markets.length > 0 ? (nearestMarket(area, markets)?.id ?? null) : area.kma_area_id
        return { ...area, name_key, kma_area_id }
      })
      .filter((area, at) => !isSame(area, rows[at] as Area))
    if (changed.length > 0) await write(db, changed)
  },
}
