import type { ComponentType } from 'react'

/** One group of the page; each file in groups/ exports one as `group`, and is found by that. */
export interface Group {
  id: string
  title: string
  /** Place on the page, from 1. */
  place: number
  Show: ComponentType
}

const files = import.meta.glob<{ group: Group }>('./groups/*.tsx', { eager: true })

export const GROUPS: readonly Group[] = Object.values(files)
  .map(({ group }) => group)
  .sort((a, b) => a.place - b.place)
