import type { ErrorReport } from '@fairhaul/core'
import type { defaultStackParser, Event, StackFrame } from '@sentry/browser'

/** A script of the portal; its file name identifies its sources. */
const ASSET = /\/assets\/[\w.-]+$/

/**
 * The location of a frame. A page, or an extension of the user's browser, is named by kind: its address may contain
 * personal data.
 */
const withoutAddress = (frame: StackFrame): StackFrame => {
  const { filename = '', function: name, lineno, colno } = frame
  const isAsset = ASSET.test(filename)
  return {
    filename: isAsset ? `app://${new URL(filename, 'app://portal').pathname}` : 'app:///page',
    in_app: isAsset,
    ...(name === undefined ? {} : { function: name }),
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
  }
}

/** The provider's names for the kinds of errors. */
const MECHANISMS = {
  framework: 'react',
  uncaught: 'onerror',
  'unhandled-rejection': 'onunhandledrejection',
  call: 'http',
} as const satisfies Readonly<Record<ErrorReport['origin'], string>>

/**
 * The event that the provider gets for an error: the report, field by field, and nothing that the library would collect
 * by itself. Its sources are found by release and file name; the tag says whether there are any.
 */
export const sentryEvent = (
  report: ErrorReport,
  person: string | null,
  parse: typeof defaultStackParser,
): Event => {
  const { origin, name, message, frames, environment, version, hasSourceMaps, route, requestId } = report
  const places = parse([`${name}: ${message.replaceAll('\n', ' ')}`, ...frames].join('\n'), 1)
  return {
    level: 'error',
    platform: 'javascript',
    environment,
    release: `fairhaul@${version}`,
    exception: {
      values: [
        {
          type: name,
          value: message,
          mechanism: { type: MECHANISMS[origin], handled: origin === 'call' },
          ...(places.length === 0 ? {} : { stacktrace: { frames: places.map(withoutAddress) } }),
        },
      ],
    },
    tags: {
      origin,
      source_maps: hasSourceMaps ? 'yes' : 'no',
      ...(route === null ? {} : { route: route.name, pattern: route.pattern }),
      ...(requestId === null ? {} : { request_id: requestId }),
    },
    ...(route === null ? {} : { transaction: route.pattern }),
    ...(person === null ? {} : { user: { id: person } }),
  }
}
