import {
  CallFailed,
  contractUploadProblems,
  done,
  type Outcome,
  type Refusal,
  type UploadProgress,
} from '@fairhaul/core'
import { describe, expect, it, vi } from 'vitest'
import { FileUpload } from './file-upload.ts'

const pdf = (name = 'redlined.pdf') => new File(['%PDF'], name, { type: 'application/pdf' })

const setUp = (...answers: (Outcome<string, Refusal> | Error | 'late')[]) => {
  const uncertain = vi.fn()
  const progress: UploadProgress[] = []
  const upload = new FileUpload<string>({
    problems: file => contractUploadProblems({ file }),
    send: async (_, signal, onProgress) => {
      progress.push(onProgress)
      const answer = answers.shift() ?? done('redlined.pdf')
      if (answer === 'late')
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
        )
      if (answer instanceof Error) throw answer
      return answer
    },
    received: name => `${name} was received.`,
    uncertain,
  })
  return { upload, uncertain, progress }
}

describe('sending a file', () => {
  it('a file that was received makes room for the next one', async () => {
    const { upload } = setUp()
    upload.choose(pdf())
    await upload.send()
    expect([upload.file, upload.outcome, upload.problem]).toEqual([
      null,
      'redlined.pdf was received.',
      undefined,
    ])
  })

  it.each([
    [pdf('terms.exe'), 'Choose a file of one of these kinds: PDF, DOC, DOCX.'],
    [new File([], 'empty.pdf', { type: 'application/pdf' }), 'This file is empty.'],
  ])('a file of another kind or without content is not sent (%#)', async (file, problem) => {
    const { upload } = setUp()
    expect(upload.problemOf(file)).toBe(problem)
    expect(upload.problemOf(pdf())).toBeUndefined()
    upload.choose(file)
    await upload.send()
    expect([upload.problem, upload.outcome]).toEqual([problem, null])
  })

  it('a file stays when the connection breaks, and is sent with one more press', async () => {
    const { upload } = setUp(new Error('broken'))
    upload.choose(pdf())
    await upload.send()
    expect(upload.file?.name).toBe('redlined.pdf')
    expect(upload.problem).toMatch(/^Not sent: .* The file is still here\./)
    await upload.send()
    expect(upload.outcome).toBe('redlined.pdf was received.')
  })

  it('a file that is being sent says how much of it has left, and when all of it has', async () => {
    const { upload, progress } = setUp('late')
    upload.choose(pdf())
    const sending = upload.send()
    expect(upload.bytesSent).toBeNull()
    progress[0]?.(2)
    expect([upload.bytesSent, upload.isDelivered]).toEqual([2, false])
    progress[0]?.(250)
    expect([upload.bytesSent, upload.isDelivered]).toEqual([4, true])
    upload.cancel()
    await sending
    expect([upload.bytesSent, upload.isDelivered]).toEqual([null, false])
  })

  it('progress of a canceled file is not shown for the next attempt', async () => {
    const { upload, progress } = setUp('late', 'late')
    upload.choose(pdf())
    const first = upload.send()
    upload.cancel()
    await first
    const second = upload.send()
    progress[0]?.(3)
    expect(upload.bytesSent).toBeNull()
    upload.cancel()
    await second
  })

  it('a file whose upload stood still stays, and is sent with one more press', async () => {
    const { upload } = setUp(
      new CallFailed({ kind: 'timed-out', call: 'POST', status: null, requestId: null, detail: null }),
    )
    upload.choose(pdf())
    await upload.send()
    expect(upload.problem).toBe('Not sent: no response in time. The file is still here. Try again.')
    await upload.send()
    expect(upload.outcome).toBe('redlined.pdf was received.')
  })

  it('a file that the server refuses says why beside it', async () => {
    const { upload } = setUp({
      ok: false,
      refusal: {
        kind: 'invalid',
        requestId: null,
        problems: [{ field: 'file', message: 'Send a PDF file.' }],
      },
    })
    upload.choose(pdf())
    await upload.send()
    expect([upload.problem, upload.file?.name]).toEqual(['Send a PDF file.', 'redlined.pdf'])
  })

  it('a canceled file stays, and the list is asked whether it had arrived', async () => {
    const { upload, uncertain } = setUp('late')
    upload.choose(pdf())
    const sending = upload.send()
    expect(upload.submission.isPending).toBe(true)
    upload.cancel()
    await sending
    expect(upload.outcome).toBe('Canceled. If the file had already arrived, it is in the list.')
    expect([upload.problem, upload.file?.name, uncertain.mock.calls.length]).toEqual([
      undefined,
      'redlined.pdf',
      1,
    ])
    await upload.send()
    expect(upload.outcome).toBe('redlined.pdf was received.')
  })

  it('a press without a file sends nothing', async () => {
    const { upload } = setUp()
    await upload.send()
    expect(upload.outcome).toBeNull()
  })
})
