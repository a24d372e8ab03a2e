import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external'

/**
 * What leaves the page of an event. The library adds addresses, titles and referrers, which would
 * tell what was looked up; a list of what may go, and not of what may not, holds also for what a
 * later version adds.
 */
const sentProperties = [
  // Our own; `page` is the pattern of a route, `/app/dict/kanji/$id`.
  'page',
  'procedure',
  // What the service needs to count by person and visit.
  'token',
  'distinct_id',
  '$anon_distinct_id',
  '$device_id',
  '$user_id',
  '$session_id',
  '$window_id',
  '$insert_id',
  '$time',
  '$is_identified',
  '$process_person_profile',
  '$lib',
  '$lib_version',
  // The kind of device.
  '$device_type',
  '$os',
  '$browser',
  '$browser_version',
  '$viewport_height',
  '$viewport_width',
]

export function toSentEvent({ uuid, event, properties, timestamp }: CaptureResult): CaptureResult {
  const sent = sentProperties.flatMap((name) =>
    properties[name] === undefined ? [] : [[name, properties[name]]],
  )
  return {
    uuid,
    event,
    ...(timestamp !== undefined && { timestamp }),
    // Else the service looks up where the address is that the event came from.
    properties: { ...Object.fromEntries(sent), $geoip_disable: true },
  }
}
