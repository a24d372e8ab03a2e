import { router } from './procedure'
import { getInstallation } from './procedures/core/about/get-installation'
import { cancel } from './procedures/core/billing/cancel'
import { getCheckout } from './procedures/core/billing/get-checkout'
import { getPlan } from './procedures/core/billing/get-plan'
import { listInvoices } from './procedures/core/billing/list-invoices'
import { openPortal } from './procedures/core/billing/open-portal'
import { resume } from './procedures/core/billing/resume'
import { startCheckout } from './procedures/core/billing/start-checkout'
import { withdraw } from './procedures/core/billing/withdraw'
import { getCredits } from './procedures/core/legal/get-credits'
import { getPrivacyPolicy } from './procedures/core/legal/get-privacy-policy'
import { getTermsOfService } from './procedures/core/legal/get-terms-of-service'
import { get as getNotifications } from './procedures/core/notifications/get'
import { sendTest } from './procedures/core/notifications/send-test'
import { subscribe } from './procedures/core/notifications/subscribe'
import { unsubscribe } from './procedures/core/notifications/unsubscribe'
import { cancelDeletion } from './procedures/core/user/cancel-deletion'
import { createProfile } from './procedures/core/user/create-profile'
import { endSession } from './procedures/core/user/end-session'
import { getKanjiProductProfile } from './procedures/core/user/get-kanji-product-profile'
import { getMe } from './procedures/core/user/get-me'
import { getPreferences } from './procedures/core/user/get-preferences'
import { listSessions } from './procedures/core/user/list-sessions'
import { requestDeletion } from './procedures/core/user/request-deletion'
import { updatePreferences } from './procedures/core/user/update-preferences'
import { updateProfile } from './procedures/core/user/update-profile'
import { getDictionary } from './procedures/dict/about/get-dictionary'
import { getToday } from './procedures/dict/daily/get-today'
import { findByComponents } from './procedures/dict/kanji/find-by-components'
import { findBySkip } from './procedures/dict/kanji/find-by-skip'
import { findVariant } from './procedures/dict/kanji/find-variant'
import { getDefinitionOverview as getKanjiDefinitionOverview } from './procedures/dict/kanji/get-definition-overview'
import { getRadicalsBreakdown } from './procedures/dict/kanji/get-radicals-breakdown'
import { getRelated } from './procedures/dict/kanji/get-related'
import { listBriefs } from './procedures/dict/kanji/list-briefs'
import { listComponentShapes } from './procedures/dict/kanji/list-component-shapes'
import { listComponents } from './procedures/dict/kanji/list-components'
import { listKanji } from './procedures/dict/kanji/list-kanji'
import { listWords as listWordsOfKanji } from './procedures/dict/kanji/list-words'
import { addItems } from './procedures/dict/lists/add-items'
import { createList } from './procedures/dict/lists/create-list'
import { createShareLink } from './procedures/dict/lists/create-share-link'
import { deleteList } from './procedures/dict/lists/delete-list'
import { exportList } from './procedures/dict/lists/export-list'
import { getList } from './procedures/dict/lists/get-list'
import { getSharedList } from './procedures/dict/lists/get-shared-list'
import { listLists } from './procedures/dict/lists/list-lists'
import { listsContaining } from './procedures/dict/lists/lists-containing'
import { moveItems } from './procedures/dict/lists/move-items'
import { removeItems } from './procedures/dict/lists/remove-items'
import { renameList } from './procedures/dict/lists/rename-list'
import { reorderItems } from './procedures/dict/lists/reorder-items'
import { reorderLists } from './procedures/dict/lists/reorder-lists'
import { restoreItems } from './procedures/dict/lists/restore-items'
import { restoreList } from './procedures/dict/lists/restore-list'
import { setNote } from './procedures/dict/lists/set-note'
import { withdrawShareLink } from './procedures/dict/lists/withdraw-share-link'
import { sync } from './procedures/dict/recently-viewed/sync'
import { listSentences } from './procedures/dict/search/list-sentences'
import { search } from './procedures/dict/search/search'
import { suggest } from './procedures/dict/search/suggest'
import { getConjugation } from './procedures/dict/words/get-conjugation'
import { getDefinitionOverview as getWordDefinitionOverview } from './procedures/dict/words/get-definition-overview'
import { getPronunciation } from './procedures/dict/words/get-pronunciation'
import { getRelated as getRelatedWords } from './procedures/dict/words/get-related'
import { getUsedKanji } from './procedures/dict/words/get-used-kanji'
import { listWords } from './procedures/dict/words/list-words'
import { authorize } from './procedures/kanji/agent/authorize'
import { createToken } from './procedures/kanji/agent/create-token'
import { getAuthorization } from './procedures/kanji/agent/get-authorization'
import { listCalls } from './procedures/kanji/agent/list-calls'
import { listGrants } from './procedures/kanji/agent/list-grants'
import { revokeGrant } from './procedures/kanji/agent/revoke-grant'
import { setKeepsLookUps } from './procedures/kanji/agent/set-keeps-look-ups'
import { getCalibration } from './procedures/kanji/algorithm/get-calibration'
import { getCards } from './procedures/kanji/algorithm/get-cards'
import { getMemory } from './procedures/kanji/algorithm/get-memory'
import { getModel } from './procedures/kanji/algorithm/get-model'
import { optimise } from './procedures/kanji/algorithm/optimise'
import { previewReschedule } from './procedures/kanji/algorithm/preview-reschedule'
import { reschedule } from './procedures/kanji/algorithm/reschedule'
import { revert } from './procedures/kanji/algorithm/revert'
import { revertReschedule } from './procedures/kanji/algorithm/revert-reschedule'
import { getComponentOverview } from './procedures/kanji/curriculum/get-component-overview'
import { getLevelOverview } from './procedures/kanji/curriculum/get-level-overview'
import { listComponents as listCurriculumComponents } from './procedures/kanji/curriculum/list-components'
import { listKanji as listCurriculumKanji } from './procedures/kanji/curriculum/list-kanji'
import { listResets } from './procedures/kanji/curriculum/list-resets'
import { listWords as listCurriculumWords } from './procedures/kanji/curriculum/list-words'
import { restoreLevels } from './procedures/kanji/curriculum/restore-levels'
import { setLevel } from './procedures/kanji/curriculum/set-level'
import { get as getDashboard } from './procedures/kanji/dashboard/get'
import { confirm as confirmImport } from './procedures/kanji/import/confirm'
import { getOutcome as getImportOutcome } from './procedures/kanji/import/get-outcome'
import { list as listImports } from './procedures/kanji/import/list'
import { preview as previewImport } from './procedures/kanji/import/preview'
import { revert as revertImport } from './procedures/kanji/import/revert'
import { getCourse } from './procedures/kanji/landing/get-course'
import { getLesson } from './procedures/kanji/landing/get-lesson'
import { finish as finishOnboarding } from './procedures/kanji/onboarding/finish'
import { nextQuestion } from './procedures/kanji/onboarding/next-question'
import { get as getStudyPreferences } from './procedures/kanji/preferences/get'
import { update as updateStudyPreferences } from './procedures/kanji/preferences/update'
import { getForecast } from './procedures/kanji/progress/get-forecast'
import { getOverview } from './procedures/kanji/progress/get-overview'
import { getStats } from './procedures/kanji/progress/get-stats'
import { getWeek } from './procedures/kanji/progress/get-week'
import { getYear } from './procedures/kanji/progress/get-year'
import { listAchievements } from './procedures/kanji/progress/list-achievements'
import { listDue } from './procedures/kanji/progress/list-due'
import { listEvents } from './procedures/kanji/progress/list-events'
import { seeAchievements } from './procedures/kanji/progress/see-achievements'
import { addToLessons } from './procedures/kanji/study/add-to-lessons'
import { completeLessons } from './procedures/kanji/study/complete-lessons'
import { endSession as endStudySession } from './procedures/kanji/study/end-session'
import { getActiveSession } from './procedures/kanji/study/get-active-session'
import { getItem } from './procedures/kanji/study/get-item'
import { getQueueAhead } from './procedures/kanji/study/get-queue-ahead'
import { getStudyAvailability } from './procedures/kanji/study/get-study-availability'
import { getVocabulary } from './procedures/kanji/study/get-vocabulary'
import { listStates } from './procedures/kanji/study/list-states'
import { override } from './procedures/kanji/study/override'
import { releaseBrake } from './procedures/kanji/study/release-brake'
import { removeFromLessons } from './procedures/kanji/study/remove-from-lessons'
import { resetCard } from './procedures/kanji/study/reset-card'
import { saveSession } from './procedures/kanji/study/save-session'
import { setNote as setStudyNote } from './procedures/kanji/study/set-note'
import { startSession } from './procedures/kanji/study/start-session'
import { submitReviews } from './procedures/kanji/study/submit-reviews'
import { suspend } from './procedures/kanji/study/suspend'
import { undo } from './procedures/kanji/study/undo'
import { changes } from './procedures/kanji/sync/changes'

/** Every procedure; the path on the wire is the path of the file below `procedures/`. */
export const appRouter = router({
  core: {
    about: { getInstallation },
    user: {
      cancelDeletion,
      createProfile,
      endSession,
      getKanjiProductProfile,
      getMe,
      getPreferences,
      listSessions,
      requestDeletion,
      updatePreferences,
      updateProfile,
    },
    notifications: { get: getNotifications, sendTest, subscribe, unsubscribe },
    billing: {
      cancel,
      getCheckout,
      getPlan,
      listInvoices,
      openPortal,
      resume,
      startCheckout,
      withdraw,
    },
    legal: { getTermsOfService, getPrivacyPolicy, getCredits },
  },
  dict: {
    kanji: {
      getDefinitionOverview: getKanjiDefinitionOverview,
      getRadicalsBreakdown,
      getRelated,
      listKanji,
      listWords: listWordsOfKanji,
      listComponents,
      listComponentShapes,
      findByComponents,
      findBySkip,
      findVariant,
      listBriefs,
    },
    words: {
      listWords,
      getDefinitionOverview: getWordDefinitionOverview,
      getUsedKanji,
      getPronunciation,
      getConjugation,
      getRelated: getRelatedWords,
    },
    search: { listSentences, search, suggest },
    daily: { getToday },
    about: { getDictionary },
    lists: {
      addItems,
      createList,
      createShareLink,
      deleteList,
      exportList,
      getList,
      getSharedList,
      listLists,
      listsContaining,
      moveItems,
      removeItems,
      renameList,
      reorderItems,
      reorderLists,
      restoreItems,
      restoreList,
      setNote,
      withdrawShareLink,
    },
    recentlyViewed: { sync },
  },
  kanji: {
    algorithm: {
      getCalibration,
      getCards,
      getMemory,
      getModel,
      optimise,
      previewReschedule,
      reschedule,
      revert,
      revertReschedule,
    },
    agent: {
      authorize,
      createToken,
      getAuthorization,
      listCalls,
      listGrants,
      revokeGrant,
      setKeepsLookUps,
    },
    curriculum: {
      getComponentOverview,
      getLevelOverview,
      listComponents: listCurriculumComponents,
      listKanji: listCurriculumKanji,
      listResets,
      listWords: listCurriculumWords,
      restoreLevels,
      setLevel,
    },
    dashboard: { get: getDashboard },
    landing: { getCourse, getLesson },
    import: {
      confirm: confirmImport,
      getOutcome: getImportOutcome,
      list: listImports,
      preview: previewImport,
      revert: revertImport,
    },
    onboarding: { finish: finishOnboarding, nextQuestion },
    preferences: { get: getStudyPreferences, update: updateStudyPreferences },
    progress: {
      getForecast,
      getOverview,
      getStats,
      getWeek,
      getYear,
      listAchievements,
      listDue,
      listEvents,
      seeAchievements,
    },
    study: {
      addToLessons,
      completeLessons,
      endSession: endStudySession,
      getActiveSession,
      getItem,
      getQueueAhead,
      getStudyAvailability,
      getVocabulary,
      listStates,
      override,
      releaseBrake,
      removeFromLessons,
      resetCard,
      saveSession,
      setNote: setStudyNote,
      startSession,
      submitReviews,
      suspend,
      undo,
    },
    sync: { changes },
  },
})

/** What the browser's client knows of the server; a type, no code. */
export type AppRouter = typeof appRouter
