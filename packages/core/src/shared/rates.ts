import { formatNumber } from './amounts.ts'

/**
 * A share as a percentage: 0.223 is "22.3%", 0.5 is "50%". Only nothing is "0%" and only everything is "100%": between
 * them it says "under 0.1%" and "over 99.9%".
 *
 * Units: a share from 0 to 1; decimals at most, which are left out when zero.
 */
export const formatPercent = (share: number, decimals = 1): string => {
  const step = 10 ** -decimals
  const percent = Math.round((share * 100) / step) * step
  if (share > 0 && percent === 0) return `under ${formatNumber(step)}%`
  if (share < 1 && percent >= 100) return `over ${formatNumber(100 - step)}%`
  return `${formatNumber(percent)}%`
}
