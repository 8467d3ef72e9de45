// Serves the web app.
