import { type Server, STATUS_CODES } from 'node:http'
import { SECURITY_HEADERS } from './security-headers.ts'

/** What cannot be parsed as a request, by Node's error code, with its status. Everything else is a 400. */
const STATUSES: Readonly<Partial<Record<string, number>>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Responds to invalid or slow requests with the headers of every other response, and closes the connection. A
 * connection that already has a response is closed without another, which could be read as the rest of the first.
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
