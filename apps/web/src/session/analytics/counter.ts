import posthog from 'posthog-js/dist/module.slim.no-external'
import type { AnalyticsService } from '../installation'
import { toSentEvent } from './to-sent-event'

let isCounting = false
let hasBegun = false

/** Counts for this learner, who is a random id to the service, until `stopCounting`. */
export function startCounting({ key, host }: AnalyticsService, userId: string): void {
  isCounting = true
  if (hasBegun) posthog.identify(userId)
  else begin(key, host, userId)
}

/** Nothing leaves the page any more, and nothing is left in it. */
export function stopCounting(): void {
  if (!isCounting) return
  isCounting = false
  posthog.reset(true)
}

/** `properties` are constants of our own code, never what somebody typed or looked at. */
export function count(event: string, properties: Record<string, string>): void {
  if (isCounting) posthog.capture(event, properties)
}

/**
 * What the library does by itself is turned off, so that it asks for nothing, loads nothing and
 * stores nothing; it only sends what is counted. Who agreed is a learner who signed in, so nobody
 * needs to be guessed to be a program by the name of their browser.
 */
function begin(key: string, host: string, userId: string): void {
  hasBegun = true
  posthog.init(key, {
    api_host: host,
    // Without anything stored each visit would be another person, to be joined to the learner.
    bootstrap: { distinctID: userId, isIdentifiedID: true },
    persistence: 'memory',
    person_profiles: 'identified_only',
    before_send: (event) => (isCounting && event !== null ? toSentEvent(event) : null),
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    save_referrer: false,
    save_campaign_params: false,
    opt_out_useragent_filter: true,
    // At once and as plain text: nothing waits when somebody changes their mind, and whoever wants
    // to see what is sent can read it.
    request_batching: false,
    disable_compression: true,
  })
}
