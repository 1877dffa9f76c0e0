import { describe, expect, it } from 'vitest'
import { eachItem, eachOfFeed } from './each-item.ts'

const collectAll = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('every item of a list', () => {
  const pages = [['a', 'b'], [], ['c']]
  const list = (requested: number[]) => async (page: number) => {
    requested.push(page)
    return { items: pages[page - 1] ?? [], page, pages: 3, total: 3 }
  }

  it('comes page after page, also after an empty one', async () => {
    const requested: number[] = []
    expect(await collectAll(eachItem(list(requested)))).toEqual(['a', 'b', 'c'])
    expect(requested).toEqual([1, 2, 3])
  })

  it('requests no page whose items are not taken', async () => {
    const requested: number[] = []
    for await (const item of eachItem(list(requested))) if (item === 'b') break
    expect(requested).toEqual([1])
  })

  it('ends where the list has become shorter', async () => {
    const requested: number[] = []
    const shrinking = async (page: number) => {
      requested.push(page)
      return { items: [page], page, pages: page === 1 ? 3 : 2, total: 3 }
    }
    expect(await collectAll(eachItem(shrinking))).toEqual([1, 2])
  })
})

it('every item of a feed comes part after part, each from where the last one ended', async () => {
  const cursors: (string | undefined)[] = []
  const parts = new Map([
    [undefined, { items: [1, 2], next: 'x' }],
    ['x', { items: [3], next: null }],
  ])
  const feed = async (cursor: string | undefined) => {
    cursors.push(cursor)
    return parts.get(cursor) ?? { items: [], next: null }
  }
  expect(await collectAll(eachOfFeed(feed))).toEqual([1, 2, 3])
  expect(cursors).toEqual([undefined, 'x'])
})
