const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** US dollars, without cents unless there are cents: "$1,000,000". */
export const usdText = (usd: number): string => (Number.isInteger(usd) ? WHOLE : CENTS).format(usd)
