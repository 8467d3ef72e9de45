// The window that WebKitWebDriver opens: one web view and nothing around it. Run by gjs, with a folder for its data.
//
// WebKitGTK's own MiniBrowser would do, but its toolbar makes every page at least 447 pixels wide, and under automation
// it drops the messages of the console.

import Gdk from 'gi://Gdk?version=3.0';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

const [folder] = ARGV;

Gtk.init(null);
// WebKit reports this to pages as prefers-reduced-motion.
Gtk.Settings.get_default().gtk_enable_animations = false;

// Not an ephemeral session: those write no console messages.
const web_context = new WebKit2.WebContext({
  website_data_manager: new WebKit2.WebsiteDataManager({
    base_data_directory: `${folder}/data`,
    base_cache_directory: `${folder}/cache`,
  }),
});
web_context.set_preferred_languages(['en-GB']);
web_context.set_automation_allowed(true);
web_context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', openView);
});

function openView() {
  const settings = new WebKit2.Settings({
    enable_write_console_messages_to_stdout: true,
    // Without a graphics card, compositing makes every frame several times as slow.
    hardware_acceleration_policy: WebKit2.HardwareAccelerationPolicy.NEVER,
  });
  const view = new WebKit2.WebView({ web_context, settings, is_controlled_by_automation: true });
  const window = new Gtk.Window();
  window.set_default_size(1280, 800);
  window.add(view);
  view.connect('close', () => window.destroy());
  window.connect('destroy', () => Gtk.main_quit());
  window.show_all();
  view.grab_focus();
  // There is no window manager to give it the keyboard.
  window.get_window().focus(Gdk.CURRENT_TIME);
  return view;
}

Gtk.main();
