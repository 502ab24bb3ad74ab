import Capacitor
import UIKit
import UserNotifications

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let config = UISceneConfiguration(name: "Default Configuration",
                                          sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }

    func application(_ application: UIApplication,
                     didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }

    /// What was read or dismissed elsewhere leaves the notification centre (`EndedPush`, decision 0087). A
    /// notification is known by the collapse id that it came with; what came after `at` stays. The plugin hears
    /// of no push in the background, and the web view may not run.
    func application(_ application: UIApplication,
                     didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                     fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        let format = ISO8601DateFormatter()
        format.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        guard let tags = userInfo["endedTagArray"] as? [String],
              let text = userInfo["at"] as? String,
              let end = format.date(from: text) else {
            completionHandler(.noData)
            return
        }
        let center = UNUserNotificationCenter.current()
        center.getDeliveredNotifications { shown in
            let ended = shown.filter { notification in
                let sent = notification.request.content.userInfo["at"] as? String
                let began = sent.flatMap { format.date(from: $0) } ?? notification.date
                return tags.contains(notification.request.identifier) && began <= end
            }
            center.removeDeliveredNotifications(withIdentifiers: ended.map { $0.request.identifier })
            completionHandler(.newData)
        }
    }
}
