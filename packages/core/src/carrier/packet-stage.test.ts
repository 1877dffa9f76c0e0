import { describe, expect, it } from 'vitest'
import { PACKET_COMPLETE, PACKET_HELD, packetStage } from './packet-stage.ts'

describe('a packet status', () => {
  it.each([
    ['held', 'on-hold'],
    ['complete', 'complete'],
    ['sent', 'in-progress'],
    ['', 'in-progress'],
    ['HELD', 'in-progress'],
  ] as const)('the packet status %j has the stage %s', (status, stage) => {
    expect(packetStage(status)).toBe(stage)
  })

  it('the packet statuses with a stage of their own are held and complete', () => {
    expect([PACKET_HELD, PACKET_COMPLETE]).toEqual(['held', 'complete'])
  })
})
