import { formatCount, formatNumber } from '../../shared/amounts.ts'

/** Whether a search is among My Carriers alone. */
interface Among {
  readonly onlyMine: boolean
}

/** How far the server counts the carriers of a search: an exact count of half a million carriers is of no use. */
export const carriersCountedMax = ({ onlyMine }: Among): number => (onlyMine ? 5_000 : 1_000)

/** "1 carrier", "412 carriers", "1,000 carriers or more". Source: section 7, "Carriers"; the wording is ours. */
export const foundCountText = (total: number, among: Among): string => {
  const most = carriersCountedMax(among)
  return total >= most ? `${formatNumber(most)} carriers or more` : formatCount(total, 'carrier')
}
