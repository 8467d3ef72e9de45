// Serves the web app.

export {};
