import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/**
 * The site on one screen.
 *
 * A catalog is the `index` of its path: written as a sibling of `/$id` it would become that
 * route's parent, and the definition would be drawn inside the catalog.
 */
export const routes = rootRoute('shell/root.route.tsx', [
  index('pages/start/start.route.tsx'),
  layout('framed', 'shell/framed.route.tsx', [
    route('/account/sign-in', 'pages/account/sign-in/sign-in.route.tsx'),
    route('/account/create', 'pages/account/create/create.route.tsx'),
    route('/account/confirm', 'pages/account/confirm/confirm.route.tsx'),
    route('/account/create-profile', 'pages/account/create-profile/create-profile.route.tsx'),
    route('/account/reset-password', 'pages/account/reset-password/reset-password.route.tsx'),
    route(
      '/account/password-recovery',
      'pages/account/password-recovery/password-recovery.route.tsx',
    ),
    route('/lists/$shareToken', 'pages/shared-list/shared-list.route.tsx'),
    route('/terms', 'pages/legal/terms/terms.route.tsx'),
    route('/privacy', 'pages/legal/privacy/privacy.route.tsx'),
  ]),
  route('/app', 'shell/app.route.tsx', [
    route('/dict', 'shell/dictionary-area.route.tsx', [
      index('pages/dict/home/home.route.tsx'),
      route('/kanji', [
        index('pages/dict/kanji/catalog/kanji-catalog.route.tsx'),
        route('/$id', 'pages/dict/kanji/definition/kanji-definition.route.tsx', [
          index('pages/dict/kanji/definition/kanji-first-tab.route.tsx'),
          route('/words', 'pages/dict/kanji/definition/words-tab/words-tab.route.tsx'),
          route('/writing', 'pages/dict/kanji/definition/writing-tab/writing-tab.route.tsx'),
          route('/structure', 'pages/dict/kanji/definition/structure-tab/structure-tab.route.tsx'),
          route('/related', 'pages/dict/kanji/definition/related-tab/related-tab.route.tsx'),
        ]),
      ]),
      route('/words', [
        index('pages/dict/words/catalog/word-catalog.route.tsx'),
        route('/$id', 'pages/dict/words/definition/word-definition.route.tsx', [
          index('pages/dict/words/definition/word-first-tab.route.tsx'),
          route('/kanji', 'pages/dict/words/definition/kanji-tab/kanji-tab.route.tsx'),
          route(
            '/pronunciation',
            'pages/dict/words/definition/pronunciation-tab/pronunciation-tab.route.tsx',
          ),
          route(
            '/conjugation',
            'pages/dict/words/definition/conjugation-tab/conjugation-tab.route.tsx',
          ),
        ]),
      ]),
      route('/kanji-recognize', 'pages/dict/kanji-recognize/kanji-recognize.route.tsx', [
        index('pages/dict/kanji-recognize/kanji-recognize-first-tab.route.tsx'),
        route(
          '/handwriting',
          'pages/dict/kanji-recognize/handwriting-tab/handwriting-tab.route.tsx',
        ),
        route('/radicals', 'pages/dict/kanji-recognize/radicals-tab/radicals-tab.route.tsx'),
        route('/skip-code', 'pages/dict/kanji-recognize/skip-tab/skip-tab.route.tsx'),
      ]),
      route('/lists', [
        index('pages/dict/lists/all/lists.route.tsx'),
        route('/$listId', 'pages/dict/lists/one/list.route.tsx'),
      ]),
      route('/preferences', 'pages/dict/preferences/preferences.route.tsx', [
        index('pages/dict/preferences/preferences-first-tab.route.tsx'),
        route('/general', 'pages/dict/preferences/general-tab/general-tab.route.tsx'),
        route('/account', 'pages/dict/preferences/account-tab/account-tab.route.tsx'),
        route(
          '/notifications',
          'pages/dict/preferences/notifications-tab/notifications-tab.route.tsx',
        ),
      ]),
      route('/credits', 'pages/dict/credits/credits.route.tsx'),
    ]),
    route('/kanji/onboarding', 'pages/kanji/onboarding/onboarding.route.tsx'),
    route('/kanji/agent', [
      index('pages/kanji/agent/agent.route.tsx'),
      route('/authorize', 'pages/kanji/agent/authorize/authorize.route.tsx'),
    ]),
    route('/kanji/subscription', 'pages/kanji/subscription/subscription.route.tsx'),
    route('/payments/checkout', 'pages/payments/checkout/checkout.route.tsx'),
    // Its pages need a study profile; those that do without one stand beside it.
    layout('kanji-area', 'shell/kanji-area.route.tsx', [
      route('/kanji', [
        index('pages/kanji/kanji-first-page.route.tsx'),
        route('/dashboard', 'pages/kanji/dashboard/dashboard.route.tsx'),
        route('/upcoming-reviews', 'pages/kanji/upcoming-reviews/upcoming-reviews.route.tsx'),
        route('/progress', 'pages/kanji/progress/progress.route.tsx', [
          index('pages/kanji/progress/overview/overview.route.tsx'),
          route('/week', 'pages/kanji/progress/week/week.route.tsx'),
          route('/year', 'pages/kanji/progress/year/year.route.tsx'),
          route('/achievements', 'pages/kanji/progress/achievements/achievements.route.tsx'),
          route('/stats', 'pages/kanji/progress/stats/stats.route.tsx'),
          route('/events', 'pages/kanji/progress/events/events.route.tsx'),
        ]),
        route('/algorithm', 'pages/kanji/algorithm/algorithm.route.tsx'),
        route('/preferences', 'pages/kanji/preferences/preferences.route.tsx', [
          index('pages/kanji/preferences/preferences-first-tab.route.tsx'),
          route('/general', 'pages/kanji/preferences/general-tab/general-tab.route.tsx'),
          route('/account', 'pages/kanji/preferences/account-tab/account-tab.route.tsx'),
          route('/time-date', 'pages/kanji/preferences/time-date-tab/time-date-tab.route.tsx'),
          route('/study', 'pages/kanji/preferences/study-tab/study-tab.route.tsx'),
          route('/progress', 'pages/kanji/preferences/progress-tab/progress-tab.route.tsx'),
          route('/integrations', 'pages/kanji/preferences/integrations/integrations-tab.route.tsx'),
        ]),
        route('/study', 'pages/kanji/study/study.route.tsx'),
        route('/components', [
          index('pages/kanji/components/catalog/component-catalog.route.tsx'),
          route('/$id', 'pages/kanji/components/definition/component-definition.route.tsx', [
            index('pages/kanji/components/definition/component-first-tab.route.tsx'),
            route(
              '/found-in-kanji',
              'pages/kanji/components/definition/found-in-kanji-tab.route.tsx',
            ),
            route('/related', 'pages/kanji/components/definition/related-components-tab.route.tsx'),
          ]),
        ]),
        route('/curriculum', 'pages/kanji/curriculum/curriculum.route.tsx', [
          index('pages/kanji/curriculum/curriculum-first-tab.route.tsx'),
          route('/kanji', 'pages/kanji/curriculum/kanji-tab/curriculum-kanji.route.tsx'),
          route('/words', 'pages/kanji/curriculum/words-tab/curriculum-words.route.tsx'),
        ]),
      ]),
    ]),
  ]),
])
