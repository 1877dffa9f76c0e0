import { type Server, STATUS_CODES } from 'node:http'
import { SECURITY_HEADERS } from './security-headers.ts'

/** What cannot be read as a request, by Node's name for why, and its status. Everything else is a 400. */
const STATUSES: Readonly<Partial<Record<string, number>>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers what is no request, or comes too slowly, with the headers of every other answer, and ends its connection. One
 * that has been answered before is ended without a word, as this one may be read as the rest of that answer.
 */
export const refuseUnreadable = (server: Server): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isFresh = 'bytesWritten' in socket && socket.bytesWritten === 0
    if (!socket.writable || !isFresh) {
      socket.destroy()
      return
    }
    const status = STATUSES[error.code ?? ''] ?? 400
    const headers = {
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      connection: 'close',
      'content-length': '0',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  })
}
