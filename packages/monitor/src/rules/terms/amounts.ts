import { counted } from '../../kernel/counted.ts'

/** US dollars: "$1,000,000". */
export const formatUsd = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`

/** "12,345". */
export const formatNumber = (value: number): string => value.toLocaleString('en-US')

/** A count with its unit: "12 months". */
export const formatCount = counted
